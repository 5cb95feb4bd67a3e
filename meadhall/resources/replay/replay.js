"use strict";
// Replays the match in #data: pictures once, and for each moment what lies where. No network.
(function () {
  var film = JSON.parse(document.getElementById("data").textContent);
  var board = document.getElementById("board");
  var caption = document.getElementById("caption");
  var place = document.getElementById("place");
  var count = document.getElementById("count");
  var playButton = document.getElementById("play");
  var rows = Array.prototype.slice.call(document.querySelectorAll("#log button"));
  var pieces = {};
  var ground = picture("ground");
  var over = picture("over");
  var at = 0;
  var timer = null;

  function picture(kind) {
    var image = document.createElement("img");
    image.alt = "";
    image.className = kind;
    board.appendChild(image);
    return image;
  }

  function lay(image, source, area) {
    if (image.source !== source) {
      image.source = source;
      image.src = film.pictures[source];
    }
    image.style.left = (area[0] / film.width) * 100 + "%";
    image.style.top = (area[1] / film.height) * 100 + "%";
    image.style.width = (area[2] / film.width) * 100 + "%";
    image.style.height = (area[3] / film.height) * 100 + "%";
  }

  function show(number) {
    at = Math.max(0, Math.min(film.frames.length - 1, number));
    var frame = film.frames[at];
    lay(ground, frame.ground, [0, 0, film.width, film.height]);
    over.style.display = frame.over < 0 ? "none" : "";
    if (frame.over >= 0) {
      lay(over, frame.over, frame.area);
    }
    var here = {};
    frame.pieces.forEach(function (piece, height) {
      var image = pieces[piece[0]] || (pieces[piece[0]] = picture("piece"));
      here[piece[0]] = true;
      image.style.zIndex = height + 1;
      lay(image, piece[1], piece.slice(2));
    });
    over.style.zIndex = 100000;
    Object.keys(pieces).forEach(function (key) {
      if (!here[key]) {
        board.removeChild(pieces[key]);
        delete pieces[key];
      }
    });
    caption.textContent = frame.caption || (frame.number === 0 ? film.words.start : "");
    board.setAttribute("aria-label", caption.textContent);
    place.value = at;
    count.textContent = frame.number + " / " + film.length;
    rows.forEach(function (row) {
      if (Number(row.dataset.number) === frame.number) {
        row.setAttribute("aria-current", "true");
        var list = row.parentNode.parentNode;
        if (row.offsetTop < list.scrollTop || row.offsetTop + row.offsetHeight > list.scrollTop + list.clientHeight) {
          list.scrollTop = row.offsetTop - list.clientHeight / 2;
        }
      } else {
        row.removeAttribute("aria-current");
      }
    });
  }

  function stop() {
    if (timer !== null) {
      clearTimeout(timer);
      timer = null;
    }
    playButton.textContent = film.words.play;
  }

  function go(number) {
    stop();
    show(number);
  }

  function next() {
    if (at >= film.frames.length - 1) {
      stop();
      return;
    }
    show(at + 1);
    timer = setTimeout(next, 700 + 22 * film.frames[at].caption.length);
  }

  function toggle() {
    if (timer !== null) {
      stop();
      return;
    }
    playButton.textContent = film.words.pause;
    if (at >= film.frames.length - 1) {
      show(0);
    }
    timer = setTimeout(next, 400);
  }

  function last(number) {
    for (var each = film.frames.length - 1; each > 0; each -= 1) {
      if (film.frames[each].number === number) {
        return each;
      }
    }
    return 0;
  }

  document.getElementById("first").addEventListener("click", function () { go(0); });
  document.getElementById("back").addEventListener("click", function () { go(at - 1); });
  document.getElementById("forward").addEventListener("click", function () { go(at + 1); });
  document.getElementById("last").addEventListener("click", function () { go(film.frames.length - 1); });
  playButton.addEventListener("click", toggle);
  place.addEventListener("input", function () { go(Number(place.value)); });
  rows.forEach(function (row) {
    row.addEventListener("click", function () { go(last(Number(row.dataset.number))); });
  });
  document.addEventListener("keydown", function (event) {
    var keys = {
      ArrowLeft: function () { go(at - 1); },
      ArrowRight: function () { go(at + 1); },
      Home: function () { go(0); },
      End: function () { go(film.frames.length - 1); },
      " ": toggle
    };
    var isButton = event.target.tagName === "BUTTON" && event.key === " ";
    if (keys[event.key] && !isButton && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      keys[event.key]();
    }
  });
  board.style.aspectRatio = film.width + " / " + film.height;
  document.getElementById("table").style.maxWidth = "calc((100vh - 13rem) * " + film.width / film.height + ")";
  place.max = film.frames.length - 1;
  show(0);
})();
